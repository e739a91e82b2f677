import * as z from 'zod/mini';
import { code, email, message, newPassword } from './rules';

const mismatch = { ...message('password.mismatch'), path: ['confirmPassword'] };

/** Asking for a code and a link. */
export const forgotPasswordForm = z.object({ email: email() });

/** A new password by code (the OTP screen has its own wording). */
export const resetByCodeForm = z
  .object({ otp: code(), newPassword: newPassword('password.shortOtp'), confirmPassword: z.string() })
  .check(z.refine((form) => form.newPassword === form.confirmPassword, mismatch));

/** A new password by link. */
export const resetByLinkForm = z
  .object({ newPassword: newPassword(), confirmPassword: z.string() })
  .check(z.refine((form) => form.newPassword === form.confirmPassword, mismatch));

/** A new password for the logged-in account. */
export const changePasswordForm = z
  .object({
    currentPassword: z.string().check(z.minLength(1, message('password.currentRequired'))),
    newPassword: newPassword(),
    confirmPassword: z.string(),
  })
  .check(z.refine((form) => form.newPassword === form.confirmPassword, mismatch));
