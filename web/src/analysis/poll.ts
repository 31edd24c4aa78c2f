import { refusalOf } from '../lib/api';
import type { AnalysisProgress } from '../protocol/house';

/** How long to wait before asking again: another analysis of one's own is under way, or the house can't be reached. */
const AGAIN = 3000;

/** What is told of an analysis on the way. */
interface AnalysisListener {
  /** How far it is, or all of it. */
  hear(news: AnalysisProgress): void;
  /** The house was lost on the way, and is asked again; one that restarted begins anew. */
  lose(): void;
}

/** Asks how far an analysis is, again and again until it is there or nobody wants it any more. */
export async function follow(
  ask: (done: number) => Promise<AnalysisProgress>,
  listener: AnalysisListener,
  wanted: () => boolean,
): Promise<void> {
  let done = 0;
  let heard = false;
  while (wanted()) {
    try {
      const news = await ask(done);
      if (!wanted()) return;
      listener.hear(news);
      if (news.analysis) return;
      done = news.done;
      heard = true;
    } catch (error) {
      const { code } = refusalOf(error);
      const lost = heard && code === 'unavailable';
      if (!lost && code !== 'limit') throw error;
      if (lost) {
        done = 0;
        listener.lose();
      }
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }
}
