/** Files of one kind with one part that grows. */
export interface HostileFamily {
  /** With the extension of a file. */
  name: string;
  make: (n: number) => Buffer;
  /** How large the part is in the small one; ten times as large in the other one. */
  from: number;
}

/** Repeats of a text, cut to a length. */
export const filled = (part: string, length: number): string =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length);

/** What is made for each number below. */
export const many = (n: number, each: (index: number) => string, between = ''): string =>
  Array.from({ length: n }, (_, index) => each(index)).join(between);
