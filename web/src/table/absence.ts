import type { TableSettings } from '../protocol/house';

type Args = Record<string, string | number>;

/** The sentence that says when a bot plays for somebody, for those who think of sitting down. */
export function absenceRule(
  { clock, on_timeout, absence, stand_in }: TableSettings,
  say: (id: string) => string,
): [string, Args] {
  const level = say(`minds-level-${stand_in}`);
  if (clock.kind !== 'none') {
    return on_timeout === 'resign' ? ['web-rule-lost', {}] : ['web-rule-clock', { level }];
  }
  if (absence === 0) return ['web-rule-never', {}];
  return ['web-rule-absence', { level, minutes: Math.ceil(absence / 60) }];
}
