import { pic } from '#demo/content/references.ts';
import type { Translations } from '../translations.ts';

const meiLinTan = 'مي لين تان';
const headOfExportSales = 'رئيسة قسم مبيعات التصدير';
const amaraDiallo = 'أمارا ديالو';
const headOfPeople = 'رئيسة قسم الموارد البشرية والتدريب';

export const arabicExecutives: Translations['executive'] = {
  'Helena Sarmento': {
    name: 'هيلينا سارمنتو',
    designation: 'رئيسة مجلس الإدارة والمؤسِّسة',
    description:
      'مهندسة نسيج وُلدت في غيمارايش عام 1955. أطلقت المصنع الأول مع 38 من عمال الغزل عام 1986، وقادت المجموعة حتى ' +
      'عام 2017. وما زالت تقرأ كل شكوى صباح كل اثنين.',
    image: pic('portrait-sarmento', 'امرأة بشعر فضي قصير ونظارة ووشاح بلون أزرق مخضر'),
  },
  'Daniel Okonjo': {
    name: 'دانيال أوكونجو',
    designation: 'الرئيس التنفيذي',
    description:
      'جاء من لاغوس لدراسة هندسة العمليات في بورتو، والتحق بمصنع البلاط عام 2003 مهندسَ نوبة. يقود المجموعة منذ عام ' +
      '2017.',
    image: pic('portrait-okonjo', 'رجل بلحية قصيرة وسترة داكنة وياقة مفتوحة'),
  },
  'Ingrid Solheim': {
    name: 'إنغريد سولهايم',
    designation: 'مديرة الشؤون المالية',
    description:
      'خبيرة اقتصاد من بيرغن قضت عشرين عامًا في قطاع الشحن البحري. أسست صندوق العاملين، وتنشر أرقامنا كاملة مع أن ' +
      'القانون لا يلزمها بذلك.',
    image: pic('portrait-solheim', 'امرأة بشعر أشقر معقود إلى الخلف وسترة رمادية'),
  },
  'Farhan Rahman': {
    name: 'فرحان رحمن',
    designation: 'مدير العمليات',
    description:
      'نشأ بجوار مصانع الجوت في خولنا وأدار مصانع في ثلاثة بلدان. وهو المسؤول عن السلامة والطاقة ومواعيد التسليم في ' +
      'المواقع التسعة كلها.',
    image: pic('portrait-rahman', 'رجل بشعر أسود وشارب وكنزة بلون الرمل'),
  },
  'Mei-Lin Tan': {
    name: meiLinTan,
    designation: headOfExportSales,
    description: 'من بينانغ؛ تقود 34 شخصًا يتكلمون معًا 16 لغة. تعمل معنا منذ عام 2011.',
    image: pic('portrait-tan', 'امرأة بشعر أسود أملس يصل إلى الذقن وقميص كهرماني'),
  },
  'Rui Tavares': {
    name: 'روي تافاريس',
    designation: 'رئيس قسم الغزل والنسيج',
    description: 'بدأ متدربًا على صيانة الأنوال عام 1994، وهو مدير المصنع منذ عام 2014. يعرف كل نول من صوته.',
    image: pic('portrait-tavares', 'رجل أصلع بلحية رمادية وسترة عمل زرقاء'),
  },
  'Amara Diallo': {
    name: amaraDiallo,
    designation: headOfPeople,
    description: 'وُلدت في كوناكري ونشأت في سيتوبال. أنشأت مدرسة التدريب بمقاعدها البالغ عددها 186.',
    image: pic('portrait-diallo', 'امرأة بغطاء رأس منقوش وقرطين مستديرين'),
  },
  'Stefan Kowalczyk': {
    name: 'ستيفان كوفالتشيك',
    designation: 'رئيس قسم الخزف والزجاج',
    description: 'مهندس زجاج من كراكوف، مسؤول عن كل ما تزيد حرارته هنا على 1,000 درجة مئوية.',
    image: pic('portrait-kowalczyk', 'رجل بشعر أحمر ونظارة مستديرة وكنزة داكنة'),
  },
  'Priya Nair': {
    name: 'بريا ناير',
    designation: 'رئيسة قسم الجودة والمختبر',
    description: 'كيميائية من كوتشي. يوقّع مختبرها 61,000 ورقة فحص في السنة، ويحق له إيقاف أي خط إنتاج.',
    image: pic('portrait-nair', 'امرأة بشعر داكن طويل على أحد كتفيها ومعطف أبيض'),
  },
  'Mateo Quispe': {
    name: 'ماتيو كيسبي',
    designation: 'مدير شركة Quayline Logistics',
    description: 'ضابط بحري من كاياو نزل إلى البر في ليشويش عام 2009 وبقي فيها.',
    image: pic('portrait-quispe', 'رجل بشعر داكن مموج وسترة كحلية بياقة عالية'),
  },
};

export const arabicContactPeople: Translations['contactPerson'] = {
  'Mei-Lin Tan': {
    title: 'مبيعات التصدير، أوروبا',
    name: meiLinTan,
    designation: headOfExportSales,
  },
  'Leila Haddad': {
    title: 'مبيعات التصدير، ما وراء البحار',
    name: 'ليلى حداد',
    designation: 'مديرة مبيعات',
  },
  'Carlos Meneses': {
    title: 'المبيعات، البرتغال وإسبانيا',
    name: 'كارلوس مينيزيس',
    designation: 'مدير مبيعات',
  },
  'Joana Freitas': {
    title: 'الصحافة والزيارات',
    name: 'جوانا فريتاس',
    designation: 'مسؤولة الاتصال والإعلام',
  },
  'Amara Diallo': {
    title: 'الوظائف والتدريب المهني',
    name: amaraDiallo,
    designation: headOfPeople,
  },
};
