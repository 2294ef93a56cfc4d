import { Notice } from '@/components/ui/notice';
import { sandboxNotices } from '@/lib/notices/fail-it-now';

/** Notice that the page's script shows while the site is unreachable. */
export function SandboxLost() {
  return (
    <div id="run-lost">
      <div data-lost hidden className="mb-6">
        <Notice tone="warning">{sandboxNotices.sandboxLost}</Notice>
      </div>
    </div>
  );
}
