// Where flowers stand, from the middle of a tile or a bed: side by side, or three in a triangle.
export interface Stand {
  x: number;
  y: number;
}

export function bouquet(count: number, apart: number): Stand[] {
  if (count === 3) {
    return [
      { x: -apart * 0.58, y: apart * 0.42 },
      { x: 0, y: -apart * 0.42 },
      { x: apart * 0.58, y: apart * 0.42 },
    ];
  }
  return Array.from({ length: count }, (_, at) => ({ x: (at - (count - 1) / 2) * apart, y: 0 }));
}
