// What a terminal shows, as a page: a program runs in tmux, and its screen, with colours, becomes HTML.
import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

const SIXTEEN = [
  ...['#1d1f21', '#cc6666', '#7fae4b', '#c8a02c', '#5f87c7', '#a872b0', '#4fa39b', '#c5c8c6'],
  ...['#6b6f73', '#e08a8a', '#a3cf6d', '#e8c65a', '#8fb3e8', '#c79ad0', '#7fc8c0', '#ffffff'],
];
const PLAIN = { fore: null, back: null, bold: false, faint: false, under: false, swapped: false };
const LIGHT = '#e6e4df';
const DARK = '#16181a';
/** A change of style on a screen. */
const ESCAPE = new RegExp(`${String.fromCharCode(27)}\\[([\\d;]*)m`);
/** How often a screen is looked at until it no longer changes. */
const LOOKS = 100;

/** The screen of a program after some keys, with its colours as escape sequences. */
export async function screenOf(command, keys, { columns, rows }) {
  const socket = `semiramis-${process.pid}`;
  const tmux = (...words) => execFileSync('tmux', ['-L', socket, ...words], { encoding: 'utf8' });
  const line = `env COLORTERM=truecolor TERM=tmux-256color LANG=C.UTF-8 ${command}`;
  tmux('-u', '-f', '/dev/null', 'new-session', '-d', '-x', columns, '-y', rows, line);
  const capture = () => tmux('capture-pane', '-e', '-p');
  const settled = async () => {
    let before = '';
    for (let look = 0; look < LOOKS; look += 1) {
      await wait(300);
      const now = capture();
      if (now === before && now.trim() !== '') return;
      before = now;
    }
  };
  try {
    await settled();
    for (const key of keys) {
      tmux('send-keys', key);
      await settled();
    }
    return capture();
  } finally {
    tmux('kill-server');
  }
}

/** One of the 256 colours. */
function indexed(number) {
  if (number < 16) return SIXTEEN[number];
  if (number >= 232) return `rgb(${Array(3).fill(8 + (number - 232) * 10)})`;
  const levels = [0, 95, 135, 175, 215, 255];
  const at = number - 16;
  return `rgb(${[Math.floor(at / 36), Math.floor(at / 6) % 6, at % 6].map((part) => levels[part])})`;
}

/** A colour that was chosen by 38 or 48, and how many codes that took. */
function chosen([kind, ...rest]) {
  return kind === 2 ? [`rgb(${rest.slice(0, 3)})`, 4] : [indexed(rest[0]), 2];
}

/** The style after an escape sequence. */
function styled(before, codes) {
  const style = { ...before };
  for (let at = 0; at < codes.length; at += 1) {
    const code = codes[at];
    if (code === 0) Object.assign(style, PLAIN);
    else if (code === 1) style.bold = true;
    else if (code === 2) style.faint = true;
    else if (code === 4) style.under = true;
    else if (code === 7) style.swapped = true;
    else if (code === 22) style.bold = style.faint = false;
    else if (code === 24) style.under = false;
    else if (code === 27) style.swapped = false;
    else if (code === 38 || code === 48) {
      const [colour, taken] = chosen(codes.slice(at + 1));
      style[code === 38 ? 'fore' : 'back'] = colour;
      at += taken;
    } else if (code === 39) style.fore = null;
    else if (code === 49) style.back = null;
    else if (code >= 30 && code <= 37) style.fore = SIXTEEN[code - 30];
    else if (code >= 40 && code <= 47) style.back = SIXTEEN[code - 40];
    else if (code >= 90 && code <= 97) style.fore = SIXTEEN[code - 82];
    else if (code >= 100 && code <= 107) style.back = SIXTEEN[code - 92];
  }
  return style;
}

function css({ fore, back, bold, faint, under, swapped }) {
  const [ink, paper] = swapped ? [back ?? DARK, fore ?? LIGHT] : [fore ?? LIGHT, back ?? DARK];
  const more = `${bold ? 'font-weight:bold;' : ''}${faint ? 'opacity:.65;' : ''}`;
  return `color:${ink};background:${paper};${more}${under ? 'text-decoration:underline;' : ''}`;
}

const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A screen as a page of HTML. */
export function pageOf(screen) {
  let style = PLAIN;
  const parts = screen.trimEnd().split(ESCAPE);
  const spans = parts.map((part, at) => {
    if (at % 2 === 1) {
      style = styled(style, part.split(';').map(Number));
      return '';
    }
    return part === '' ? '' : `<span style="${css(style)}">${escaped(part)}</span>`;
  });
  const type = "font:14px/1.25 'DejaVu Sans Mono',monospace";
  return `<body style="margin:0;background:${DARK}"><pre style="margin:0;padding:10px;display:inline-block;${type}">${spans.join('')}</pre>`;
}
