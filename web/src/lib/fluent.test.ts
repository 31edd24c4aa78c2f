import { describe, expect, test } from 'vitest';
// The same messages and the same sentences as the tests of `crates/texts`.
import EN from '../../../crates/texts/tests/sample/en.ftl?raw';
import FR from '../../../crates/texts/tests/sample/fr.ftl?raw';
import { messages, Speaker, type Language } from './fluent';

async function speaker(language: Language): Promise<Speaker> {
  const texts = [await messages(language, 'game'), language === 'en' ? EN : FR];
  return new Speaker(language, texts, ['Ana']);
}

const card = { id: 'card', args: {} };

describe('a speaker', () => {
  test('makes French agree', async () => {
    const phrase = { id: 'take', args: { who: { seat: 0 }, card } };
    expect((await speaker('en')).say(phrase)).toBe('Ana takes a card');
    expect((await speaker('fr')).say(phrase)).toBe('Ana prend une carte');
  });

  test('chooses the plural of the language', async () => {
    const [en, fr] = [await speaker('en'), await speaker('fr')];
    expect([en.word('have', { n: 0 }), en.word('have', { n: 1 })]).toEqual([
      '0 camels',
      'one camel',
    ]);
    expect([fr.word('have', { n: 0 }), fr.word('have', { n: 2 })]).toEqual([
      '0 chameau',
      '2 chameaux',
    ]);
  });

  test('writes numbers without grouping, as the terminal does', async () => {
    expect((await speaker('en')).word('have', { n: 12_345 })).toBe('12345 camels');
  });

  test('joins lists', async () => {
    const en = await speaker('en');
    const list = (count: number) =>
      en.word('take', { who: 'x', card: Array.from({ length: count }, () => card) });
    expect(list(0)).toBe('x takes a nothing');
    expect(list(1)).toBe('x takes a card');
    expect(list(3)).toBe('x takes a card, card and card');
  });

  test('shows the id of what it can’t say', async () => {
    const en = await speaker('en');
    expect(en.word('no-such-thing')).toBe('⟨no-such-thing⟩');
    expect(en.word('take')).toBe('⟨take⟩');
    expect(en.word('take', { who: 'x', card: { id: 'none', args: {} } })).toBe('⟨take⟩');
  });

  test('names seats, or says their number', async () => {
    const en = await speaker('en');
    expect(en.word('take', { who: { seat: 1 }, card })).toBe('seat 2 takes a card');
    expect(en.withNames(['Ana', 'Bo']).word('take', { who: { seat: 1 }, card })).toBe(
      'Bo takes a card',
    );
  });

  test('speaks to the reader, also in phrases within phrases', async () => {
    const [en, fr] = [await speaker('en'), await speaker('fr')];
    const dig = (seat: number) => ({ id: 'dig', args: { who: { seat } } });
    expect(en.say(dig(0))).toBe('Ana digs a tile');
    expect(en.withReader(0).say(dig(0))).toBe('You dig a tile');
    expect(en.withReader(0).say(dig(1))).toBe('seat 2 digs a tile');
    expect(en.withReader(0).word('after', { what: dig(0) })).toBe('You dig a tile, then more');
    expect(en.withReader(0).withReader(undefined).say(dig(0))).toBe('Ana digs a tile');
    expect(fr.withReader(1).withNames(['Ana', 'Bo']).say(dig(1))).toBe('Vous prenez une tuile');
  });

  test('says sentences of the games', async () => {
    const fr = new Speaker(
      'fr',
      await Promise.all(['game', 'amyitis'].map((f) => messages('fr', f))),
    );
    const salt = { id: 'amyitis-resource-salt', args: {} };
    expect(fr.say(salt)).toBe('sel');
    expect(fr.word('amyitis-card', { kind: 'banquier', level: 2 })).toBe('le banquier de niveau 2');
  });
});
