/**
 * Repeats a call until some work is done.
 * @returns the durations in ms
 */
export async function timesBeside(work: Promise<unknown>, call: () => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  const state = { isOver: false };
  const over = work.finally(() => {
    state.isOver = true;
  });
  while (!state.isOver) times.push(await call());
  await over;
  return times;
}
