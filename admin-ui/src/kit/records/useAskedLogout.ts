import { useLogout } from 'react-admin';
import { useAskBeforeLoss } from './UnsavedForms';

/** @returns a function that logs out, after a question when something typed would be lost */
export function useAskedLogout(): () => void {
  const logout = useLogout();
  const mayBeLost = useAskBeforeLoss();
  return () => void mayBeLost().then((isLeft) => isLeft && logout());
}
