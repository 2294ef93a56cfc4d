/** An email address, which has no spaces to wrap at. */
export function EmailText({ children }: { children: string }) {
  return <span className="wrap-anywhere sm:block sm:min-w-36">{children}</span>;
}
