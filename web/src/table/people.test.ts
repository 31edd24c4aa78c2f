import { expect, test } from 'vitest';
import type { ChatLine, TableInfo } from '../protocol/house';
import { othersAt } from './people';

const seat = (who: string | null, name: string | null) => ({ who, name });
const line = (who: string, name: string) => ({ who, name }) as ChatLine;

test('everybody else at the table is told once, as what they are there', () => {
  const table = {
    who: 'me',
    seats: [seat('me', 'Ana'), seat('bo', 'Bo'), seat(null, null)],
    watchers: [{ who: 'cy', name: 'Cy' }],
    kicked: [{ who: 'rude', name: 'Rude' }],
  } as unknown as TableInfo;
  const lines = [line('bo', 'Bo'), line('me', 'Ana'), line('gone', 'Old'), line('rude', 'Rude')];
  expect(othersAt(table, lines).map(({ who, is, seat }) => [who, is, seat])).toEqual([
    ['bo', 'player', 1],
    ['rude', 'kicked', undefined],
    ['cy', 'watcher', undefined],
    ['gone', 'gone', undefined],
  ]);
});
