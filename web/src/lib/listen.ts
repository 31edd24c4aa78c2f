/** Listeners on an element that are taken away together. */
export interface Listeners {
  on<K extends keyof HTMLElementEventMap>(
    name: K,
    listener: (event: HTMLElementEventMap[K]) => void,
    options?: AddEventListenerOptions,
  ): void;
  stop(): void;
}

export function listenTo(node: Element): Listeners {
  const events = new AbortController();
  return {
    on: (name, listener, options = {}) =>
      node.addEventListener(name, listener as EventListener, { ...options, signal: events.signal }),
    stop: () => events.abort(),
  };
}
