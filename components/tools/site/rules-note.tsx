import { longDay } from '@/lib/core/time/business-time';
import { calculatorPath } from '@/lib/paths/site';
import type { Calculation } from '@/lib/tools/calculator/query';
import { currentRules, rulesVersions } from '@/lib/tools/calculator/versions';

type RulesNoteProps = {
  calculation: Pick<Calculation, 'version' | 'isOlder' | 'isUnknownVersion' | 'result'>;
  versions?: typeof rulesVersions;
};

/** Names the version of the rules behind a result. If a link uses an older version, it offers the current one. */
export function RulesNote({ calculation, versions = rulesVersions }: RulesNoteProps) {
  const { version, isOlder, isUnknownVersion, result } = calculation;
  const since = versions.find((known) => known.version === version)?.since;
  const current = currentRules(versions).version;
  const query = new URLSearchParams(result?.query);
  query.set('v', String(current));
  return (
    <p className="text-staff text-ink-3">
      {isUnknownVersion && 'This link names rules that we do not have. '}
      Computed by version {version} of our rules, in use since{' '}
      {since && longDay(`${since}T12:00:00Z`)}.
      {isOlder && (
        <>
          {' '}
          The link keeps the version it was made with; there is a newer one.{' '}
          <a
            href={calculatorPath(String(query))}
            className="text-accent underline underline-offset-4"
          >
            Compute by version {current}
          </a>
        </>
      )}
    </p>
  );
}
