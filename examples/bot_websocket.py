"""Plays any legal move over a WebSocket: python3 bot_websocket.py SERVER TOKEN TABLE SEAT

Needs the package `websockets`. A seat is counted from 0. Started again, it goes on where it was.
"""

import json
import random
import sys

from websockets.sync.client import connect

server, token, table, seat = sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])
address = f"{server.replace('http', 'ws', 1)}/api/v1/tables/{table}/live"

with connect(address, additional_headers={"Authorization": "Bearer " + token}) as socket:
    request = 0

    def send(command):
        """Sends a command; its answer has the same number."""
        global request
        request += 1
        socket.send(json.dumps({"request": request, "command": command}))

    send({"sit": {"seat": seat}})
    for message in socket:
        update = json.loads(message)
        if update["type"] == "answer" and update["answer"]["type"] == "refused":
            error = update["answer"]["error"]
            if error["code"] != "stale":  # something has happened since: the next snapshot tells it
                sys.exit(f"refused: {error['phrase']}")
        if update["type"] != "snapshot":
            continue
        snapshot = update["snapshot"]
        if snapshot["ending"]:
            break
        if snapshot["turn"] == seat and snapshot["legal"]:
            ply = random.choice(snapshot["legal"])
            send({"play": {"seat": seat, "at": snapshot["number"], "ply": ply}})
        elif snapshot["confirm"] == seat:
            send({"confirm": {"seat": seat}})
    else:
        sys.exit("The server has closed the connection: start again.")
print([player["total"] for player in snapshot["score"]["seats"]])
