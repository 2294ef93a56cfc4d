import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';
import { toast } from '@/components/ui/toast';
import { brand } from '@/lib/brand';
import { twoStepNotices } from '@/lib/notices/two-step';

type RecoveryCodesProps = { text: string; codes: string[]; onwards: string };

async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(twoStepNotices.recoveryCodesCopied);
  } catch {
    toast.error(twoStepNotices.recoveryCodesNotCopied);
  }
}

/** New recovery codes, to copy or to save as a file. They are shown only this once. */
export function RecoveryCodes({ text, codes, onwards }: RecoveryCodesProps) {
  const lines = codes.join('\n');
  const file = `${brand.name}: recovery codes. Each works once.\n\n${lines}\n`;
  return (
    <div className="space-y-5">
      <Notice tone="success" title={text} />
      <p>
        Keep these recovery codes where you can find them without your phone. Each works once if you
        have lost the app. <strong className="text-ink">They are not shown again.</strong>
      </p>
      <ol
        aria-label="Recovery codes"
        className="grid gap-x-8 gap-y-1 rounded-control border border-line bg-surface p-4 font-mono text-ink sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => copy(lines)}>
          Copy
        </Button>
        <ButtonLink
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download="recovery-codes.txt"
          variant="secondary"
        >
          Save as a file
        </ButtonLink>
        <ButtonLink href={onwards}>I have kept them</ButtonLink>
      </div>
    </div>
  );
}
