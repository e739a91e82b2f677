import { parentPort } from 'node:worker_threads';
import { lowerThreadPriority } from '../../../platform/threads/lower-thread-priority.js';
import { type ThreadReply } from '../../../platform/threads/threads.js';
import { drawProfile, type PrintedProfile } from './draw-profile.js';

export interface ProfilePdf {
  pdf: Uint8Array<ArrayBuffer>;
}

lowerThreadPriority();
parentPort?.on('message', (profile: PrintedProfile) => {
  void replyTo(profile).then((reply) => parentPort?.postMessage(reply, 'pdf' in reply ? [reply.pdf.buffer] : []));
});

async function replyTo(profile: PrintedProfile): Promise<ThreadReply<ProfilePdf>> {
  try {
    // a copy, because Node's pooled buffers cannot be transferred
    return { pdf: new Uint8Array(await drawProfile(profile)) };
  } catch (error) {
    return { error };
  }
}
