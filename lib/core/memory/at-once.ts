/** Returns a function that runs tasks in the order of their calls, at most `most` at once. */
export function atOnce(most: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running < most) running += 1;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await task();
    } finally {
      // The next task takes this task's slot.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
