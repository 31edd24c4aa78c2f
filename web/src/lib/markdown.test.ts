import { expect, test } from 'vitest';
import { inline, parse } from './markdown';

test('a rule keeps its number', () => {
  const [block] = parse('**A4.1** Pay the price\nin talents.');
  expect(block).toEqual({
    kind: 'paragraph',
    id: 'A4.1',
    text: [
      { kind: 'strong', text: 'A4.1' },
      { kind: 'text', text: ' Pay the price in talents.' },
    ],
  });
});

test('headings, lists and tables are told apart', () => {
  const text =
    '# A\n\n- one\n  more\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n1. first\n2. second';
  expect(parse(text).map(({ kind }) => kind)).toEqual(['heading', 'list', 'table', 'list']);
  const [, list, table] = parse(text);
  expect(list).toMatchObject({ ordered: false, items: [inline('one more'), inline('two')] });
  expect(table).toMatchObject({
    head: [inline('a'), inline('b')],
    rows: [[inline('1'), inline('2')]],
  });
});

test('markup inside a line', () => {
  expect(inline('a *b* `c`').map(({ kind }) => kind)).toEqual(['text', 'em', 'text', 'code']);
});

test('a list right after a sentence is a list', () => {
  expect(parse('Two rows:\n- top\n- bottom').map(({ kind }) => kind)).toEqual([
    'paragraph',
    'list',
  ]);
});

test('notes say what they rest on, and one ends where the next begins', () => {
  const [rule, first, second, more] = parse(
    '**A1.3** Water.\n\n> our-ruling: What we\n> *ruled*.\n> our-design: A figure.\n\nMore.',
  );
  expect(rule).toMatchObject({ kind: 'paragraph', id: 'A1.3' });
  expect(first).toEqual({ kind: 'note', basis: 'our-ruling', text: inline('What we *ruled*.') });
  expect(second).toEqual({ kind: 'note', basis: 'our-design', text: inline('A figure.') });
  expect(more).toMatchObject({ kind: 'paragraph' });
});
