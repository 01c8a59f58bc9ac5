const DELAY_MS = 150;

export interface SuggesterEvents<Answer> {
  onAnswer: (answer: Answer, query: string) => void;
  onError: (error: unknown, query: string) => void;
}

/**
 * Asks for suggestions once typing has rested for 150 ms. A newer question cancels the one before, and
 * an answer that comes late all the same is dropped, so that the list always belongs to the text.
 */
export function createSuggester<Answer>(
  fetchFor: (query: string, signal: AbortSignal) => Promise<Answer>,
  { onAnswer, onError }: SuggesterEvents<Answer>,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;

  const stop = () => {
    clearTimeout(timer);
    running?.abort();
    running = undefined;
  };
  const send = async (query: string) => {
    const mine = new AbortController();
    running = mine;
    try {
      const answer = await fetchFor(query, mine.signal);
      if (running === mine) onAnswer(answer, query);
    } catch (error) {
      if (running === mine) onError(error, query);
    }
  };
  return {
    ask(query: string) {
      stop();
      timer = setTimeout(() => void send(query), DELAY_MS);
    },
    stop,
  };
}
