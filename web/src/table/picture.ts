// A picture to share, made in the page from the board as it is drawn there.

const [WIDTH, HEIGHT, HEAD, MARGIN] = [1200, 1000, 150, 30];
/** What of a drawing's style comes from the page's sheets and not from its own attributes. */
const STYLES = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'opacity', 'font', 'display'];
const ANCHORS = ['text-anchor', 'transform', 'visibility', 'stroke-linecap'];

function withStyles(from: Element, to: Element): void {
  const style = getComputedStyle(from);
  const kept = [...STYLES, ...ANCHORS].map((name) => `${name}:${style.getPropertyValue(name)}`);
  // Set as an attribute, the page's own policy would refuse it.
  (to as SVGElement).style.cssText = kept.join(';');
  [...from.children].forEach((child, at) => {
    const copy = to.children[at];
    if (copy) withStyles(child, copy);
  });
}

/** A drawing as an image of its own, with the symbols it uses. */
async function imageOf(svg: SVGSVGElement, board: Element): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  withStyles(svg, copy);
  const { width, height } = svg.getBoundingClientRect();
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width * 2));
  copy.setAttribute('height', String(height * 2));
  copy.prepend(...symbolsOf(board));
  const image = new Image();
  const text = new XMLSerializer().serializeToString(copy);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
}

/** The symbols that other drawings of the board use, with their colours. */
function symbolsOf(board: Element): Node[] {
  return [...board.querySelectorAll('svg:has(symbol)')].flatMap((sprite) => {
    const copy = sprite.cloneNode(true) as Element;
    withStyles(sprite, copy);
    return [...copy.childNodes];
  });
}

interface Words {
  title: string;
  scores: readonly string[];
}

/** Draws the winner's garden (`data-portrait`), or all of a board, with a headline and the scores; nothing if there is nothing to draw. */
export async function pictureOf(board: Element, { title, scores }: Words): Promise<Blob | null> {
  const frame = board.querySelector('[data-portrait]') ?? board;
  const drawn = [...frame.querySelectorAll<SVGSVGElement | HTMLCanvasElement>('svg, canvas')];
  const parts = drawn.filter(
    (part) => part.parentElement?.closest('svg') === null && part.getClientRects().length > 0,
  );
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen || parts.length === 0) return null;
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const page = getComputedStyle(document.querySelector('.panel') ?? document.body);
  pen.fillStyle = page.backgroundColor;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  await drawParts(pen, { frame: frame.getBoundingClientRect(), board }, parts);
  pen.fillStyle = page.color;
  pen.font = `600 54px Fraunces, Georgia, serif`;
  pen.fillText(title, MARGIN, 74, WIDTH - 2 * MARGIN);
  pen.font = '30px system-ui, sans-serif';
  pen.fillText(scores.join('   ·   '), MARGIN, 122, WIDTH - 2 * MARGIN);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

async function drawParts(
  pen: CanvasRenderingContext2D,
  { frame, board }: { frame: DOMRect; board: Element },
  parts: readonly (SVGSVGElement | HTMLCanvasElement)[],
): Promise<void> {
  const room = { width: WIDTH - 2 * MARGIN, height: HEIGHT - HEAD - MARGIN };
  const scale = Math.min(room.width / frame.width, room.height / frame.height);
  const left = (WIDTH - frame.width * scale) / 2;
  for (const part of parts) {
    const { x, y, width, height } = part.getBoundingClientRect();
    const image = part instanceof SVGSVGElement ? await imageOf(part, board) : part;
    const at = [left + (x - frame.x) * scale, HEAD + (y - frame.y) * scale] as const;
    pen.drawImage(image, ...at, width * scale, height * scale);
  }
}

/** Gives a picture to others: by what the device has for that, or as a file. */
export async function givePicture(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], `${name}.png`, { type: picture.type });
  if (navigator.canShare?.({ files: [file] })) return navigator.share({ files: [file] });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
