/** The parts of the admin page; the first is shown under its bare address. */
export const ADMIN_PARTS = [
  'reports',
  'people',
  'tables',
  'addresses',
  'bulletins',
  'log',
] as const;
export type AdminPart = (typeof ADMIN_PARTS)[number];

/** A page of the house by its address. */
export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
  | { page: 'rules'; game: string }
  | { page: 'learn'; game: string }
  | { page: 'editions'; game: string }
  | { page: 'replay'; id?: string; ply?: number }
  | { page: 'analysis'; id?: string }
  | { page: 'statistics' }
  | { page: 'account' }
  | { page: 'forgotten' }
  | { page: 'link' }
  | { page: 'admin'; part: AdminPart; about: string }
  | { page: 'nowhere' };

export function read(path: string): Route {
  const [first, second, ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (first === undefined) return { page: 'lobby' };
  if (first === 't' && second !== undefined) return readTable(second, rest);
  if (
    second === undefined &&
    (first === 'replay' || first === 'analysis' || first === 'statistics')
  )
    return { page: first };
  if (second === undefined && (first === 'account' || first === 'forgotten'))
    return { page: first };
  if (second === undefined && (first === 'reset' || first === 'confirm')) return { page: 'link' };
  if (first === 'admin') return readAdmin(second, rest);
  if (second === undefined || rest.length > 0) return { page: 'nowhere' };
  if (first === 'new') return { page: 'new', game: second };
  if (first === 'rules' || first === 'learn' || first === 'editions')
    return { page: first, game: second };
  return { page: 'nowhere' };
}

/** A part of the admin page, and whom or what it is about. */
function readAdmin(name = ADMIN_PARTS[0] as string, [about = '', ...more]: string[]): Route {
  const part = ADMIN_PARTS.find((part) => part === name);
  return part && more.length === 0 ? { page: 'admin', part, about } : { page: 'nowhere' };
}

function readTable(id: string, [page, ply, more]: string[]): Route {
  if (page === undefined) return { page: 'table', id };
  if (page === 'replay' && ply === undefined) return { page, id };
  if (page === 'replay' && more === undefined && /^\d{1,6}$/.test(ply ?? ''))
    return { page, id, ply: Number(ply) };
  if (page === 'analysis' && ply === undefined) return { page, id };
  return { page: 'nowhere' };
}

class Router {
  route = $state.raw<Route>(read(globalThis.location?.pathname ?? '/'));

  constructor() {
    globalThis.addEventListener?.('popstate', () => (this.route = read(location.pathname)));
  }

  /** Goes to a page of the house, or to a place on it (`/rules/GAME#A4.3`). */
  go(path: string): void {
    history.pushState(null, '', path);
    this.route = read(location.pathname);
    globalThis.scrollTo?.(0, 0);
  }

  /** Takes clicks on links of the page; put it on the outermost element. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0)
      return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || link.target || link.download) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  };
}

export const router = new Router();
