/** Email address that can wrap although it has no spaces. */
export function EmailText({ children }: { children: string }) {
  return <span className="wrap-anywhere sm:block sm:min-w-36">{children}</span>;
}
