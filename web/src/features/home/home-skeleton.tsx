import { useTexts } from '../../texts'

/** As long as it is not known what waits: nothing that could be taken for quiet. */
export function HomeSkeleton() {
  const t = useTexts()
  return (
    <section className="panel" aria-busy aria-label={t('home.waiting.title')}>
      <div className="head">
        <h2>{t('home.waiting.title')}</h2>
      </div>
      <ul className="rows late" aria-hidden>
        {[1, 2, 3, 4, 5].map(row => (
          <li key={row}>
            <div className="lw-bone" />
          </li>
        ))}
      </ul>
    </section>
  )
}
