import { useState } from 'react';
import { saveFile } from '@niyukt/ui-shared/files/save-file';
import { t } from '@niyukt/ui-shared/i18n/security';
import { Button } from '../../../ui/Button';

/** New recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const [isCopied, setCopied] = useState(false);
  const text = codes.join('\n');
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <section aria-labelledby="recovery-codes" className="grid gap-5">
      <h2 id="recovery-codes" className="text-title">
        {t('codes.title')}
      </h2>
      <p className="text-muted">{t('codes.intro')}</p>
      <ol className="grid list-decimal gap-1 rounded-card bg-sunken py-4 pr-4 pl-10 font-mono text-small">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="no-print flex flex-wrap gap-3">
        <Button
          look="secondary"
          onClick={() => saveFile('recovery-codes.txt', new Blob([`${text}\n`], { type: 'text/plain' }))}
        >
          {t('codes.save')}
        </Button>
        <Button look="secondary" onClick={() => void copy()}>
          {t(isCopied ? 'codes.copied' : 'codes.copy')}
        </Button>
        <Button onClick={onDone}>{t('codes.done')}</Button>
      </div>
    </section>
  );
}
