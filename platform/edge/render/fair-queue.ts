interface Lane<Task> {
  running: number;
  waiting: Task[];
}

interface Bounds {
  /** Tasks of a lane that may run at once. */
  share: number;
  /** Tasks of a lane that may wait. */
  limit: number;
}

/**
 * Tasks in lanes, each with a share of what runs and a bounded queue of its own. The lane with the fewest
 * running tasks is next; among equals the task that has waited longest.
 */
export class FairQueue<Task extends { lane: string; queuedAt: number }> {
  readonly #lanes = new Map<string, Lane<Task>>();
  readonly #bounds: (lane: string) => Bounds;

  constructor(bounds: (lane: string) => Bounds) {
    this.#bounds = bounds;
  }

  /** Tasks of a lane, or of all, that wait. */
  waiting(lane?: string): number {
    if (lane !== undefined) return this.#lanes.get(lane)?.waiting.length ?? 0;
    return [...this.#lanes.values()].reduce((sum, { waiting }) => sum + waiting.length, 0);
  }

  running(lane: string): number {
    return this.#lanes.get(lane)?.running ?? 0;
  }

  /** Whether one more task of a lane may wait. */
  hasRoom(lane: string): boolean {
    return this.waiting(lane) < this.#bounds(lane).limit;
  }

  push(task: Task): void {
    const lane = this.#lanes.get(task.lane) ?? { running: 0, waiting: [] };
    this.#lanes.set(task.lane, lane);
    lane.waiting.push(task);
  }

  /** Takes the task that is to run next; `done` follows for it. */
  next(): Task | undefined {
    let best: Lane<Task> | undefined;
    for (const [name, lane] of this.#lanes) {
      if (lane.waiting.length === 0 || lane.running >= this.#bounds(name).share) continue;
      if (!best || this.#precedes(lane, best)) best = lane;
    }
    const task = best?.waiting.shift();
    if (best && task) best.running += 1;
    return task;
  }

  #precedes(a: Lane<Task>, b: Lane<Task>): boolean {
    if (a.running !== b.running) return a.running < b.running;
    return (a.waiting[0]?.queuedAt ?? 0) < (b.waiting[0]?.queuedAt ?? 0);
  }

  done({ lane: name }: Task): void {
    const lane = this.#lanes.get(name);
    if (!lane) return;
    lane.running -= 1;
    if (lane.running === 0 && lane.waiting.length === 0) this.#lanes.delete(name);
  }

  /** Takes out every waiting task that `isMeant` names. */
  take(isMeant: (task: Task) => boolean): Task[] {
    return [...this.#lanes.values()].flatMap((lane) => {
      const taken = lane.waiting.filter(isMeant);
      lane.waiting = lane.waiting.filter((task) => !isMeant(task));
      return taken;
    });
  }
}
