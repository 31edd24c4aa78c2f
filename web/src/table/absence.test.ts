import { expect, test } from 'vitest';
import type { TableSettings } from '../protocol/house';
import { absenceRule } from './absence';

const settings = (changes: Partial<TableSettings>): TableSettings => ({
  clock: { kind: 'none' },
  on_timeout: 'bot',
  hints: true,
  think: 4,
  absence: 900,
  stand_in: 'scribe',
  ...changes,
});
const rule = (changes: Partial<TableSettings>) => absenceRule(settings(changes), (id) => id);

test('the rule of absence is told before one sits down', () => {
  const level = 'minds-level-scribe';
  expect(rule({})).toEqual(['web-rule-absence', { level, minutes: 15 }]);
  expect(rule({ absence: 0 })).toEqual(['web-rule-never', {}]);
  const clock = { kind: 'turn', seconds: 60 } as const;
  expect(rule({ clock })).toEqual(['web-rule-clock', { level }]);
  expect(rule({ clock, on_timeout: 'resign' })).toEqual(['web-rule-lost', {}]);
});
