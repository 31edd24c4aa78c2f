import { Refused } from '../lib/api';
import type { AnalysisNews } from '../protocol/AnalysisNews';

/** How long to wait while another analysis of one's own is under way. */
const AGAIN = 3000;

/** Asks how far an analysis is, again and again until it is there or nobody wants it any more. */
export async function follow(
  ask: (done: number) => Promise<AnalysisNews>,
  hear: (news: AnalysisNews) => void,
  wanted: () => boolean,
): Promise<void> {
  let done = 0;
  while (wanted()) {
    try {
      const news = await ask(done);
      if (!wanted()) return;
      hear(news);
      if (news.analysis) return;
      done = news.done;
    } catch (error) {
      const busy = error instanceof Refused && error.refusal.code === 'limit';
      if (!busy) throw error;
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }
}
