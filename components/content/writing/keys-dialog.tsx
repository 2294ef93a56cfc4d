import { Dialog } from '@/components/ui/dialog';
import { isMac } from './toolbar';
import { keyName, otherKeys, tools } from './tools';

const rows = [...Object.values(tools), ...Object.values(otherKeys)];

type KeysDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Dialog with the keyboard shortcuts of the editor. */
export function KeysDialog({ open, onOpenChange }: KeysDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Keys in the text"
      description="A slash at the start of a line offers tables, figures and other blocks."
    >
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2">
        {rows.map(({ label, key }) => (
          <div key={key} className="contents">
            <dt>{label}</dt>
            <dd>
              <kbd className="font-mono text-[0.8125rem] text-ink-3">{keyName(key, isMac())}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
