// Shows what is pushed, and opens where it leads. It keeps no page and answers no request.
self.addEventListener('push', (event) => {
  const { title, text, path } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, { body: text, tag: 'news', icon: '/icon.svg', data: { path } }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(event.notification.data.path, self.location.origin);
  const folder = address.pathname.split('/')[1];
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      const page = pages.find(({ url }) => new URL(url).pathname.split('/')[1] === folder);
      return page ? page.focus() : self.clients.openWindow(address.href);
    }),
  );
});
