/** The nearest `preserveAspectRatio` alignment. */
const edgeOf = (share: number): 'Min' | 'Mid' | 'Max' => (share < 1 / 3 ? 'Min' : share > 2 / 3 ? 'Max' : 'Mid');

/** The blur placeholder of a picture, under it until it has loaded. It is decorative. */
export function BlurPlaceholder({
  src,
  focus = { x: 0.5, y: 0.5 },
  className,
}: {
  src: string;
  focus?: { x: number; y: number } | undefined;
  className: string;
}) {
  return (
    <svg className={`blur-placeholder ${className}`} aria-hidden="true">
      <image
        href={src}
        width="100%"
        height="100%"
        preserveAspectRatio={`x${edgeOf(focus.x)}Y${edgeOf(focus.y)} slice`}
      />
    </svg>
  );
}
