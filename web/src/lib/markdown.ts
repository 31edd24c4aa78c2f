/** As much Markdown as the rules use, as data that components show: no HTML is made from text. */
export type Inline = { kind: 'text' | 'strong' | 'em' | 'code'; text: string };

export type Block =
  | { kind: 'heading'; level: number; text: Inline[] }
  | { kind: 'paragraph'; id?: string; text: Inline[] }
  | { kind: 'example'; name: string; caption: Inline[] }
  | { kind: 'note'; basis: string; text: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

const NUMBER = /^\*\*([A-Z]\d+(?:\.\d+)?[a-z]?)\*\*\s*/;
const EXAMPLE = /^!\[(.+)\]\(example:([\w-]+)\)$/;
/** What of a paragraph no rulebook says, and what it rests on instead. */
const NOTE = /^> ([a-z]+(?:-[a-z]+)*): +/;
const ITEM = /^(?:[-*]|\d+\.)\s+/;

export function parse(markdown: string): Block[] {
  const blocks: Block[] = [];
  for (const chunk of markdown.replaceAll('\r', '').split(/\n{2,}/)) {
    const lines = chunk.split('\n').filter((line) => line.trim() !== '');
    while (lines.length > 0) blocks.push(next(lines));
  }
  return blocks;
}

/** Takes a block off the lines. */
function next(lines: string[]): Block {
  const first = lines[0] ?? '';
  const heading = /^(#{1,6})\s+(.*)$/.exec(first);
  if (heading) {
    lines.shift();
    return { kind: 'heading', level: heading[1]?.length ?? 1, text: inline(heading[2] ?? '') };
  }
  const example = EXAMPLE.exec(first);
  if (example) {
    lines.shift();
    return { kind: 'example', name: example[2] ?? '', caption: inline(example[1] ?? '') };
  }
  const basis = NOTE.exec(first)?.[1];
  if (basis !== undefined) {
    const quoted = take(
      lines,
      (line, at) => at === 0 || (line.startsWith('>') && !NOTE.test(line)),
    );
    const words = quoted.map((line) => line.replace(NOTE, '').replace(/^>\s*/, ''));
    return { kind: 'note', basis, text: inline(words.join(' ')) };
  }
  if (first.startsWith('|')) return table(take(lines, (line) => line.startsWith('|')));
  if (ITEM.test(first)) return list(take(lines, (line) => ITEM.test(line) || /^\s/.test(line)));
  const text = take(lines, (line, at) => at === 0 || !/^(#|\||[-*] |\d+\. )/.test(line));
  const whole = text.join(' ');
  const id = NUMBER.exec(whole)?.[1];
  return { kind: 'paragraph', ...(id === undefined ? {} : { id }), text: inline(whole) };
}

function take(lines: string[], belongs: (line: string, at: number) => boolean): string[] {
  const end = lines.findIndex((line, at) => !belongs(line, at));
  return lines.splice(0, end === -1 ? lines.length : end);
}

function table(lines: string[]): Block {
  const cells = (line: string) =>
    line
      .trim()
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => inline(cell.trim()));
  const [head, , ...rows] = lines;
  return { kind: 'table', head: cells(head ?? ''), rows: rows.map(cells) };
}

function list(lines: string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ''));
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return { kind: 'list', ordered: /^\d/.test(lines[0] ?? ''), items: items.map(inline) };
}

/** Splits a text into plain, strong, emphasised and code. */
export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let at = 0;
  for (const found of text.matchAll(/\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g)) {
    if (found.index > at) parts.push({ kind: 'text', text: text.slice(at, found.index) });
    const [whole, strong, em, code] = found;
    if (strong !== undefined) parts.push({ kind: 'strong', text: strong });
    else if (em !== undefined) parts.push({ kind: 'em', text: em });
    else parts.push({ kind: 'code', text: code ?? '' });
    at = found.index + whole.length;
  }
  if (at < text.length) parts.push({ kind: 'text', text: text.slice(at) });
  return parts;
}
