// Clients that do their worst against a product, in a process of their own: node memory-attackers.mjs <base> <seconds> <clients> <kinds> <tokens>
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

const [base, seconds, clients, kinds, tokens] = process.argv.slice(2);
const { hostname, port } = new URL(base);
const accounts = tokens.split(',');
const end = Date.now() + Number(seconds) * 1000;
const UNREAD_MILLISECONDS = 8_000;
const MAX_TEXT_LENGTH = '\u{1F4BC}'.repeat(5_000);
const JOBS = '/jobs/requests';
const TINY = 'GET /x HTTP/1.1\r\nHost:a\r\n\r\n';
const agent = new Agent({ keepAlive: true });

const WORST = {
  read: (token) => read(JOBS, token, 'identity'),
  readPacked: (token) => read(JOBS, token, 'br'),
  readFar: (token) => read(`${JOBS}?range=[100,999]`, token, 'gzip'),
  readPage: (token) => read(`${JOBS}?range=[0,24]`, token, 'br'),
  readMany: (token) => Promise.all(Array.from({ length: 20 }, () => read(JOBS, token, 'identity'))),
  leaveUnread: (token) => leaveUnread(get(JOBS, token)),
  leaveManyUnread: (token) => leaveUnread(get(JOBS, token).repeat(20)),
  leavePackedUnread: (token) => leaveUnread(get(JOBS, token, 'br').repeat(20)),
  leavePagesUnread: (token) => leaveUnread(get(`${JOBS}?range=[0,24]`, token).repeat(40)),
  leaveProfilesUnread: (token) => leaveUnread(get('/users/profile', token).repeat(200)),
  sendManyAtOnce: () => Promise.all(Array.from({ length: 4 }, () => leaveUnread(TINY.repeat(10_000)))),
  sendSlowly: (token) => Promise.all(Array.from({ length: 20 }, () => leaveUnread(post(token)))),
  post: (token) => postJob(token),
};

await Promise.all(
  Array.from({ length: Number(clients) }, async (_, n) => {
    const chosen = kinds.split(',');
    for (let turn = n; Date.now() < end; turn += 1) {
      await WORST[chosen[turn % chosen.length]](accounts[n % accounts.length]).catch(() => delay(10));
    }
  }),
);
process.exit(0);

function get(path, token, encoding = 'identity') {
  return `GET ${path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\nAccept-Encoding: ${encoding}\r\n\r\n`;
}

/** A body that never comes to its end. */
function post(token) {
  return `POST /jobs/create HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: 102400\r\n\r\n{"description":"${'x'.repeat(102_000)}`;
}

function read(path, token, encoding) {
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': encoding };
  return exchange({ path, headers });
}

function postJob(token) {
  const job = {
    title: 'Job',
    domain: 'Any',
    description: MAX_TEXT_LENGTH,
    employment_type: 'Full-time',
    location: 'Pune',
  };
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return exchange({ method: 'POST', path: '/jobs/create', headers }, JSON.stringify({ ...job, count: 1 }));
}

function exchange(options, body) {
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, agent, ...options }, (response) => {
      response.resume().once('end', resolve).once('error', reject);
    });
    sent.once('error', reject).end(body);
  });
}

/** Sends bytes and reads nothing of what comes back. */
async function leaveUnread(bytes) {
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.pause();
  socket.write(bytes);
  await Promise.race([closed, delay(Math.min(UNREAD_MILLISECONDS, Math.max(0, end - Date.now())))]);
  socket.destroy();
}
