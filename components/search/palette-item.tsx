import { Autocomplete } from '@base-ui/react/autocomplete';
import { Icon } from '@/components/ui/icon';
import type { Command } from './commands';

type PaletteItemProps = { command: Command; onChoose: (command: Command) => void };

export function PaletteItem({ command, onChoose }: PaletteItemProps) {
  const { label, detail, icon } = command;
  return (
    <Autocomplete.Item
      value={command}
      onClick={() => onChoose(command)}
      className="flex min-h-9 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 outline-none select-none data-highlighted:bg-accent-soft"
    >
      <Icon name={icon} className="size-4 shrink-0 text-ink-3" />
      <span className="min-w-0 truncate text-ink">{label}</span>
      {detail && <span className="ml-auto max-w-1/2 shrink-0 truncate text-ink-3">{detail}</span>}
    </Autocomplete.Item>
  );
}
