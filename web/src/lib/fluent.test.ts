import { describe, expect, test } from 'vitest';
import { messages, Speaker, type Language } from './fluent';

// The same messages and the same sentences as the tests of `crates/words`.
const EN = `
card = card
take = { $who } takes a { $card }
have = { $n ->
    [one] one camel
   *[other] { $n } camels
}`;
const FR = `
card = carte
    .gender = f
take = { $who } prend { $card-gender ->
    [f] une
   *[m] un
} { $card }
have = { $n ->
    [one] { $n } chameau
   *[other] { $n } chameaux
}`;

async function speaker(language: Language): Promise<Speaker> {
  const texts = [await messages(language, 'table'), language === 'en' ? EN : FR];
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

  test('says sentences of the games', async () => {
    const fr = new Speaker(
      'fr',
      await Promise.all(['table', 'amyitis'].map((f) => messages('fr', f))),
    );
    const salt = { id: 'amyitis-resource-salt', args: {} };
    expect(fr.say(salt)).toBe('sel');
    expect(fr.word('amyitis-card', { kind: 'banquier', level: 2 })).toBe('le banquier de niveau 2');
  });
});
