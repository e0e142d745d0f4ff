/**
 * The usual words of promises about the environment, by language, for which Directive (EU) 2024/825 asks for proof.
 * Separated by commas; a star stands for the rest of a word. With ids a company that was saved still equals the default.
 */
export const usualClaimWords = [
  {
    id: 'wordsen',
    lang: 'en',
    words:
      'organic, organically, recycled, recyclable, compostable, biodegradable, bio-based, carbon neutral, ' +
      'climate neutral, CO2 neutral, net zero, eco-friendly, environmentally friendly, sustainable, ' +
      'sustainably',
  },
  {
    id: 'wordsde',
    lang: 'de',
    words:
      'bio, biobaumwoll*, biologisch*, ökologisch*, recycelt*, recycelbar*, rezykliert*, kompostierbar*, ' +
      'klimaneutral*, CO2-neutral*, umweltfreundlich*, umweltschonend*, nachhaltig, nachhaltige*',
  },
  {
    id: 'wordspt',
    lang: 'pt',
    words:
      'orgânic*, biológic*, ecológic*, reciclad*, reciclável, recicláveis, compostável, compostáveis, ' +
      'biodegradável, biodegradáveis, neutr* em carbono, neutralidade carbónica, amig* do ambiente, ' +
      'sustentável, sustentáveis',
  },
  {
    id: 'wordsar',
    lang: 'ar',
    words:
      'عضوي, عضوية, معاد تدويره, معاد تدويرها, قابل لإعادة التدوير, قابل للتحلل, قابلة للتحلل, محايد للكربون, ' +
      'محايدة للكربون, محايد كربونيا, صديق للبيئة, صديقة للبيئة, مستدام, مستدامة',
  },
  {
    id: 'wordses',
    lang: 'es',
    words:
      'orgánic*, biológic*, ecológic*, reciclad*, reciclable*, compostable*, biodegradable*, neutr* en carbono, ' +
      'respetuos* con el medio ambiente, sostenible*',
  },
  {
    id: 'wordsfr',
    lang: 'fr',
    words:
      'bio, biologique*, écologique*, recyclé*, recyclable*, compostable*, biodégradable*, neutre* en carbone, ' +
      'respectueu* de l’environnement, éco-responsable*',
  },
  { id: 'wordsbn', lang: 'bn', words: 'জৈব, পুনর্ব্যবহৃত, কার্বন নিরপেক্ষ, পরিবেশবান্ধব, টেকসই' },
  { id: 'wordszh', lang: 'zh', words: '有机, 再生, 可回收, 可降解, 碳中和, 环保, 可持续' },
];
