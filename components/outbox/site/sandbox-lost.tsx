import { Notice } from '@/components/ui/notice';
import { sandboxNotices } from '@/lib/notices/sandbox';

/** Shown by the script of the page while it cannot reach the site. */
export function SandboxLost() {
  return (
    <div id="run-lost">
      <div data-lost hidden className="mb-6">
        <Notice tone="warning">{sandboxNotices.sandboxLost}</Notice>
      </div>
    </div>
  );
}
