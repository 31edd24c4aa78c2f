import { refused } from '../lib/api';

const KEY = 'semiramis-record';
/** As much as the house reads. */
const MOST = 64 * 1024;

/** The record that was opened from a disk last. This tab remembers it; the house does not. */
export const openedRecord = {
  text: (): string | undefined => sessionStorage.getItem(KEY) ?? undefined,
  keep: (text: string): void => sessionStorage.setItem(KEY, text),
};

/** Reads a file that may be a record; one that is too long for any is not read at all. */
export async function readRecord(file: Pick<File, 'size' | 'text'>): Promise<string> {
  if (file.size > MOST) throw refused('house-no-too-long');
  return file.text();
}
