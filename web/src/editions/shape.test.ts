import { expect, test } from 'vitest';
import { concerns, emptyOf, placeOf, shapeOf, withFigure, type Figures, type Shape } from './shape';

const file: Figures = {
  gold: 3,
  tiles: [
    { material: 'clay', spots: ['stairs', 'blank'], points: 1 },
    { material: 'basalt', spots: ['blank', 'fountain'], court: true },
  ],
  cards: { lion: { points: 1 }, cedar: { points: 2, tree: 'cedar' }, palm: { points: 3 } },
  garden: { double: ['a1-b1', 'b1-b2'] },
  spare: [[1, 2], []],
};

function field(shape: Shape, key: string) {
  const found = shape.kind === 'table' && shape.fields.find((one) => one.key === key);
  if (!found) throw new Error(`no ${key}`);
  return found;
}

test('what a file is made of is learnt from one', () => {
  const shape = shapeOf(file);
  expect(field(shape, 'gold').shape).toEqual({ kind: 'number' });
  const { shape: tiles } = field(shape, 'tiles');
  if (tiles.kind !== 'list') throw new Error('tiles are a list');
  expect(tiles.fixed).toBe(false);
  expect(field(tiles.of, 'material').shape).toEqual({ kind: 'word', words: ['clay', 'basalt'] });
  expect(field(tiles.of, 'court')).toMatchObject({ optional: true, shape: { kind: 'flag' } });
  expect(field(tiles.of, 'spots').shape).toEqual({
    kind: 'list',
    fixed: true,
    of: { kind: 'word', words: ['stairs', 'blank', 'fountain'] },
  });
  // Places are typed, not chosen.
  expect(field(field(shape, 'garden').shape, 'double').shape).toMatchObject({
    of: { kind: 'text' },
  });
});

test('entries of one kind lend each other what only some of them have', () => {
  const { shape: cards } = field(shapeOf(file), 'cards');
  for (const name of ['lion', 'cedar', 'palm'])
    expect(field(field(cards, name).shape, 'tree').optional).toBe(true);
});

test('a change leaves the file before it as it was', () => {
  const changed = withFigure(file, ['tiles', 1, 'spots', 0], 'stairs');
  expect(changed).toMatchObject({ tiles: [{}, { spots: ['stairs', 'fountain'] }] });
  expect(file).toMatchObject({ tiles: [{}, { spots: ['blank', 'fountain'] }] });
  expect(Object.keys(changed)).toEqual(Object.keys(file));
  expect(withFigure(file, ['tiles', 0], undefined)['tiles']).toHaveLength(1);
  expect(withFigure(file, ['tiles', 1, 'court'], undefined)).toMatchObject({
    tiles: [{}, { material: 'basalt' }],
  });
  expect(withFigure(file, ['tiles', 0, 'court'], true)).toMatchObject({
    tiles: [{ court: true }, {}],
  });
  expect(withFigure(file, ['name'], 'Mine')['name']).toBe('Mine');
});

test('a new entry has what every entry has', () => {
  const { shape } = field(shapeOf(file), 'tiles');
  if (shape.kind !== 'list') throw new Error('tiles are a list');
  expect(emptyOf(shape.of)).toEqual({ material: 'clay', spots: [] });
});

test('places are named as the house names them', () => {
  const place = placeOf(['tiles', 2, 'spots', 0]);
  expect(place).toBe('tiles[3].spots[1]');
  expect(concerns('tiles[3].spots[1]', 'tiles[3]')).toBe(true);
  expect(concerns('tiles[30].spots', 'tiles[3]')).toBe(false);
  expect(concerns('tiles', 'tiles')).toBe(true);
});
