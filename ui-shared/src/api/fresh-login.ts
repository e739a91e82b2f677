/** Asks the person to show who they are, and answers whether they did. */
type AskForProof = () => Promise<boolean>;

/** Where staff sets up the second factor that it needs, and everybody sees how they sign in. */
export const SECURITY_PAGE = '/security';

/** What remains of the site for whose account is to be erased. */
export const MY_DATA_PAGE = '/my-data';

let ask: AskForProof | undefined;
let pending: Promise<boolean> | undefined;

/**
 * Says how a page asks, when a call needs a fresh login.
 * @returns a function that takes it back
 */
export function onProofNeeded(how: AskForProof): () => void {
  ask = how;
  return () => {
    if (ask === how) ask = undefined;
  };
}

/**
 * Whether a call that was refused with this code is to be made again: the person has shown who they are. Calls that are refused at the
 * same moment ask once. Staff that lacks the second factor it needs is led to where it is set up, and the owner of an account that is to
 * be erased to what is held about them.
 */
export async function mayRepeat(code: string | undefined): Promise<boolean> {
  if (code === 'auth.second_factor_setup' && window.location.pathname !== SECURITY_PAGE) {
    window.location.assign(SECURITY_PAGE);
  }
  if (code === 'account.restricted' && window.location.pathname !== MY_DATA_PAGE) window.location.assign(MY_DATA_PAGE);
  if (code !== 'auth.fresh_login_needed' || !ask) return false;
  pending ??= ask().finally(() => {
    pending = undefined;
  });
  return pending;
}
