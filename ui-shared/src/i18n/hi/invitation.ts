/** An invited member of a company chooses a password. */
export const invitation = {
  'invitation.title': 'न्योता मंज़ूर करें',
  'invitation.intro': '%{company} की ओर से काम करने के लिए पासवर्ड चुनें। लॉगिन %{email} से होगा।',
  'invitation.loading': 'आपका न्योता देखा जा रहा है।',
  'invitation.submit': 'न्योता मंज़ूर करें',
  'invitation.busy': 'मंज़ूर हो रहा है…',
  'invitation.done': 'स्वागत है! लॉगिन का पेज खुल रहा है…',
  'invitation.failed': 'न्योता मंज़ूर नहीं हो सका',
  'invitation.openFailed': 'न्योता नहीं देखा जा सका',
  'invitation.invalid': 'न्योता सही नहीं है',
  'invitation.invalidHint':
    'यह लिंक अधूरा है, इसका समय निकल गया है या यह पहले इस्तेमाल हो चुका है। जिसने न्योता भेजा था, उससे नया न्योता माँगें।',
  'invitation.login': 'लॉगिन पर जाएँ',
} as const;
