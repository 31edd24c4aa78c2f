const SECOND = 1000;
const HOUR = 3600;
const DAY = 24 * HOUR;

/** Time left, as a clock shows it: 4:05, 1:04:05, or days, said by `long`, and hours. */
export function clockText(
  milliseconds: number,
  long: (days: number, clock: string) => string,
): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / SECOND));
  const two = (number: number) => String(number).padStart(2, '0');
  const [days, hours] = [Math.floor(seconds / DAY), Math.floor((seconds % DAY) / HOUR)];
  const [minutes, rest] = [Math.floor((seconds % HOUR) / 60), seconds % 60];
  if (days > 0) return long(days, `${hours}:${two(minutes)}`);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
