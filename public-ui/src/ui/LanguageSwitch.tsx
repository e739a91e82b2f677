import { chooseLanguage, currentLanguage, offeredLanguages } from '@niyukt/ui-shared/i18n/languages';
import { saveLanguage } from '../lib/account-language';
import { Icon } from './Icon';

/**
 * Names the next language in its own words and letters, and shows it when pressed. What is typed into a form begins anew.
 * @param isTight whether a phone has no room for the name: there it is a globe
 */
export function LanguageSwitch({ isTight = false }: { isTight?: boolean }) {
  const languages = offeredLanguages();
  const place = languages.findIndex(([tag]) => tag === currentLanguage());
  const next = languages[(place + 1) % languages.length];
  if (!next) return null;
  const [tag, name] = next;
  return (
    <button
      type="button"
      lang={tag}
      aria-label={name}
      title={name}
      onClick={() => void chooseLanguage(tag).then(saveLanguage)}
      className={`no-print grid h-11 min-w-11 shrink-0 place-items-center rounded-control ${isTight ? 'sm:px-2' : 'px-2'}`}
    >
      {isTight && <Globe />}
      <span aria-hidden="true" className={isTight ? 'max-sm:hidden' : undefined}>
        {name}
      </span>
    </button>
  );
}

const Globe = () => (
  <Icon className="size-5 sm:hidden" lineWidth={1.6}>
    <path d="M10 2.4a7.6 7.6 0 1 0 0 15.2 7.6 7.6 0 0 0 0-15.2M2.4 10h15.2M10 2.4c-4.6 4.6-4.6 10.6 0 15.2M10 2.4c4.6 4.6 4.6 10.6 0 15.2" />
  </Icon>
);
