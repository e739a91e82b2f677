/** Asks again and again, one call after the other, until some work is done. @returns how long each took, in ms */
export async function besides(work: Promise<unknown>, call: () => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  const state = { isOver: false };
  const over = work.finally(() => {
    state.isOver = true;
  });
  while (!state.isOver) times.push(await call());
  await over;
  return times;
}
