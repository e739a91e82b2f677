import { chooseLanguage, currentLanguage, offeredLanguages } from '@niyukt/ui-shared/i18n/languages';
import { saveLanguage } from './account-language';

/** Names the next language in its own words and letters, and shows it when pressed. What is typed into a form begins anew. */
export function LanguageSwitch() {
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
      onClick={() => void chooseLanguage(tag).then(saveLanguage)}
      className="no-print grid h-11 min-w-11 shrink-0 place-items-center rounded-control sm:px-2"
    >
      <span aria-hidden="true">
        <span className="text-lead font-semibold sm:hidden">{Array.from(name)[0]}</span>
        <span className="max-sm:hidden">{name}</span>
      </span>
    </button>
  );
}
