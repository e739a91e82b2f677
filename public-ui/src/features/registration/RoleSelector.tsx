import { t } from '@niyukt/ui-shared/i18n/registration';
import type { RegistrationRole } from './registration';

const ROLES = [
  ['employee', 'register.employee', 'register.employeeHint'],
  ['company', 'register.company', 'register.companyHint'],
] as const;

/** Employee or employer, as a radio group. */
export function RoleSelector({
  role,
  onChoose,
}: {
  role: RegistrationRole | undefined;
  onChoose: (role: RegistrationRole) => void;
}) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{t('register.role')}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {ROLES.map(([value, label, hint]) => (
          <label
            key={value}
            className="flex cursor-pointer items-start gap-3 rounded-card border border-control bg-surface p-4 has-checked:border-action has-checked:bg-action-soft has-checked:outline-2 has-checked:outline-action has-focus-visible:outline-3 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="role"
              value={value}
              checked={role === value}
              onChange={() => onChoose(value)}
              className="mt-1 size-4.5 accent-action focus-visible:outline-none"
            />
            <span>
              <span className="block font-semibold">{t(label)}</span>
              <span className="block text-small text-muted">{t(hint)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
