import pg from 'pg';

/**
 * Loaded into the product before it starts: a second query on a connection before the first is answered is told like what Node.js itself
 * calls deprecated. pg 9 refuses it; pg 8 warns of the third only, and says nothing of the first.
 */
const query = pg.Client.prototype.query;
/** What each connection has been asked and has not answered yet, and where that was sent. */
const pending = new WeakMap();

pg.Client.prototype.query = function (...parameters) {
  const { stack } = new Error('sent');
  if (pending.has(this)) {
    process.stderr.write(`DeprecationWarning: two queries at once on one connection\n${pending.get(this)}\n${stack}\n`);
  }
  const answer = query.apply(this, parameters);
  if (typeof answer?.then !== 'function') return answer;
  pending.set(this, stack);
  return answered(this, answer);
};

/** The only one that waits for the answer: of two, V8 tells neither in the stack of an error. */
async function answered(client, answer) {
  try {
    return await answer;
  } finally {
    pending.delete(client);
  }
}
