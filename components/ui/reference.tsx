/** Reference code of an unexpected failure, to find it in the log. */
export function Reference({ code }: { code: string | undefined }) {
  return code ? <p className="mt-1 font-mono text-staff text-ink-3">Reference {code}</p> : null;
}
