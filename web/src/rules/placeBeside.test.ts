import { expect, test } from 'vitest';
import { placeBeside, meet } from './placeBeside';

const screen = { width: 1000, height: 600 };
const size = { width: 200, height: 100 };

test('it stands beside the target and never over it', () => {
  for (let x = 0; x < 960; x += 37) {
    for (let y = 0; y < 560; y += 31) {
      const target = { x, y, width: 40, height: 40 };
      const at = { ...placeBeside(target, size, screen), ...size };
      expect(meet(at, target)).toBe(false);
      expect(at.x >= 0 && at.y >= 0 && at.x + 200 <= 1000 && at.y + 100 <= 600).toBe(true);
    }
  }
});

test('it leaves free what is shown already, if it can', () => {
  const target = { x: 400, y: 300, width: 40, height: 40 };
  const right = placeBeside(target, size, screen);
  expect(right.x).toBe(450);
  expect(placeBeside(target, size, screen, [{ ...right, ...size }]).x).toBe(190);
});

test('where there is no room, it goes to the farthest corner', () => {
  expect(placeBeside({ x: 0, y: 0, width: 1000, height: 500 }, size, screen)).toEqual({
    x: 790,
    y: 490,
  });
});

test('it stands higher where something told below the target leaves no other room', () => {
  const target = { x: 400, y: 60, width: 80, height: 70 };
  const told = { x: 320, y: 135, width: 250, height: 50 };
  const at = placeBeside(target, { width: 300, height: 120 }, screen, [told]);
  expect(at).toEqual({ x: 490, y: 10 });
});
