import { pic } from '#demo/content/references.ts';
import type { Translations } from '../translations.ts';

export const arabicSlides: Translations['slider'] = {
  'First light in the mill, since 1986': {
    name: 'أول ضوء في مصنع الغزل، منذ 1986',
    image: pic('mill-morning', 'مصنع غزل من الطوب بسقف مسنن على ضفة نهر في الصباح'),
  },
  'Woven within sight of the dye house': {
    name: 'يُنسج على مرأى من المصبغة',
    image: pic('loom-hall', 'نسّاجة تمشي بين صفين من الأنوال بخيوط سداة زرقاء وكهرمانية'),
  },
  'Fired at 1,190 degrees, in 47 minutes': {
    name: '47 دقيقة في فرن حرارته 1,190 درجة',
    image: pic('kiln', 'فرن بكرات يتوهج من طرفه المفتوح والبلاط يخرج منه'),
  },
  'From our own quay to 43 countries': {
    name: 'من رصيفنا الخاص إلى 43 بلدًا',
    image: pic('port-dusk', 'رافعات وسفينة حاويات عند الرصيف بعد الغروب'),
  },
};
