import { api } from '../session/browser-session';

/** What keeps this browser from being pushed to. */
export type PushState = 'on' | 'off' | 'blocked' | 'unknown';

/** iPhones and iPads know pushes only from a page on the home screen. */
export const needsHomeScreen = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) && !window.matchMedia('(display-mode: standalone)').matches;

const knowsPushes = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const registered = async (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.getRegistration('/');

export async function pushState(): Promise<PushState> {
  if (!knowsPushes()) return 'unknown';
  if (Notification.permission === 'denied') return 'blocked';
  return (await (await registered())?.pushManager.getSubscription()) ? 'on' : 'off';
}

/**
 * Lets this browser be pushed to. Asks the person, so a press begins it.
 * @param key public key of the server; with another one the browser subscribes anew
 */
export async function allowPushes(key: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked';
  await navigator.serviceWorker.register('/push-worker.js', { scope: '/' });
  const { pushManager } = await navigator.serviceWorker.ready;
  await subscribe(pushManager, key);
  return 'on';
}

export async function endPushes(): Promise<PushState> {
  await (await (await registered())?.pushManager.getSubscription())?.unsubscribe();
  await api.call('DELETE', '/api/me/push');
  return 'off';
}

/** Tells the server of a browser that was allowed before: a subscription belongs to a session. */
export async function subscribeAgain(key: string): Promise<void> {
  if ((await pushState()) !== 'on') return;
  const registration = await registered();
  if (registration) await subscribe(registration.pushManager, key);
}

async function subscribe(pushManager: PushManager, key: string): Promise<void> {
  const applicationServerKey = bytesOf(key);
  const present = await pushManager.getSubscription();
  if (present && !isSame(present.options.applicationServerKey, applicationServerKey)) await present.unsubscribe();
  const { endpoint, keys } = (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })).toJSON();
  await api.call('POST', '/api/me/push', { body: { endpoint, keys } });
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function isSame(one: ArrayBuffer | null, other: Uint8Array): boolean {
  return one !== null && new Uint8Array(one).every((byte, index) => byte === other[index]);
}
