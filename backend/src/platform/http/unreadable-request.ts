import { randomUUID } from 'node:crypto';
import { type OutgoingHttpHeaders, STATUS_CODES } from 'node:http';
import { type Socket } from 'node:net';
import { type ErrorBody } from '../errors/error-body.dto.js';
import { problemOfStatus } from '../errors/problems.js';
import { contentSecurityPolicy } from './content-security-policy.js';

const STATUSES: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Answers bytes that are no request, or never become one, as every other failure is answered, and ends the connection. */
export function refuseUnreadable(headers: OutgoingHttpHeaders): (error: NodeJS.ErrnoException, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    if (socket.writable) socket.write(refusal(STATUSES[error.code ?? ''] ?? 400, headers));
    socket.destroy(error);
  };
}

function refusal(statusCode: number, protective: OutgoingHttpHeaders): string {
  const requestId = randomUUID();
  const { code, sentence } = problemOfStatus(statusCode);
  const body = JSON.stringify({ statusCode, code, error: sentence, requestId } satisfies ErrorBody);
  const headers = {
    ...protective,
    'x-request-id': requestId,
    'content-security-policy': contentSecurityPolicy('/api/'),
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`);
  return [`HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode] ?? ''}`, ...lines, '', body].join('\r\n');
}
