/** Hidden field for the source of the visit. The page's script fills it only when the form is sent. */
export function ChannelInput() {
  return <input type="hidden" name="channel" defaultValue="" />;
}
